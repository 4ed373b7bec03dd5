import './full-screen-spinner.css';

export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner" role="status" aria-busy="true">
      <span className="full-screen-spinner-ring" aria-hidden="true" />
    </div>
  );
}
