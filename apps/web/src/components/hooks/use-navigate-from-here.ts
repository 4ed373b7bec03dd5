import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Navigates from this screen after its work is done. It does nothing if the user left the screen while the server was
 * responding.
 */
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
