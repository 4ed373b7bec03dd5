import './full-screen-spinner.css';

export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner grid centred" role="status" aria-busy="true">
      <span className="full-screen-spinner-ring radius-circle" aria-hidden="true" />
    </div>
  );
}
