import { type ReactNode, useEffect, useRef } from 'react';

type BeginAtProps = { first: 'input' | 'button'; children: ReactNode };

/**
 * Where the keyboard begins in a dialog. A dialog takes the focus to its close button, in an effect that comes right
 * after those of what is in it: before anybody can press a key, this takes it on.
 */
export const BeginAt = ({ first, children }: BeginAtProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => queueMicrotask(() => place.current?.querySelector<HTMLElement>(first)?.focus()), [first]);
  return <div ref={place}>{children}</div>;
};
