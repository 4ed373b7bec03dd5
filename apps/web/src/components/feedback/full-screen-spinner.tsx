import './full-screen-spinner.css';

export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner bg-page h-screen grid centred" role="status" aria-busy="true">
      <span className="full-screen-spinner-ring w-30 h-30 radius-circle" aria-hidden="true" />
    </div>
  );
}
