import './full-screen-spinner.css';

/** Shows until the session is known. It has no words: they may not be loaded yet. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-spinner" role="status" aria-busy="true">
      <span className="full-screen-spinner-ring" aria-hidden="true" />
    </div>
  );
}
