import { useEffect, useState } from 'react';
import { type FileAddress, fetchWhole } from './fetch-file.ts';
import { makeReading, type Reading } from './reading.ts';

type Read<T> = { data?: T; error?: unknown; loaded: number };

/** Downloads a file and starts reading it; the worker lives as long as the page. */
export const useReading = <T>(address: FileAddress, begin: (reading: Reading, file: Blob) => Promise<T>) => {
  const [read, setRead] = useState<Read<T>>({ loaded: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a file is read follows from the file
  useEffect(() => {
    const left = new AbortController();
    const reading = makeReading();
    const onProgress = (loaded: number) => setRead((before) => ({ ...before, loaded }));
    fetchWhole(address, { signal: left.signal, onProgress })
      .then((file) => begin(reading, file))
      .then(
        (data) => !left.signal.aborted && setRead((before) => ({ ...before, data })),
        (error: unknown) => !left.signal.aborted && setRead((before) => ({ ...before, error })),
      );
    return () => {
      left.abort();
      reading.close();
    };
  }, [address]);
  return read;
};
