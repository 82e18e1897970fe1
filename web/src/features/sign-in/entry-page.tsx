import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#web/components/page-title.tsx';

type EntryPageProps = { title: string; text?: string; children: ReactNode };

/** A page before sign-in. The keyboard begins at its first field. */
export const EntryPage = ({ title, text, children }: EntryPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = page.current?.querySelector<HTMLElement>('input, h1');
    const first = page.current?.querySelector<HTMLElement>('input') ?? field;
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={page} className="entry-page">
      <PageTitle>{title}</PageTitle>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
};
