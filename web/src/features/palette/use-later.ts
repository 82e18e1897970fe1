import { useEffect, useState } from 'react';

const PAUSE = 120;

/** What was typed, once its writer pauses. */
export const useLater = (text: string) => {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
};
