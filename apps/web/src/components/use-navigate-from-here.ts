import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Goes on from this screen when its work is done. Whoever left it while the server was answering stays where they went. */
export function useNavigateFromHere(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (path, options) => {
    if (isHere.current) void navigate(path, options);
  };
}
