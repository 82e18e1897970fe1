import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#web/components/page/page-title.tsx';

type EntryPageProps = { title: string; text?: string; children: ReactNode };

/** A page before sign-in. Focuses the first empty field. */
export const EntryPage = ({ title, text, children }: EntryPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(page.current?.querySelectorAll('input') ?? [])];
    const first = fields.find(({ value }) => value === '') ?? fields[0] ?? page.current?.querySelector('h1');
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
