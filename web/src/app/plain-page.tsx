import { type ReactNode, useId } from 'react';
import { PageTitle } from '#web/components/page/page-title.tsx';
import './plain-page.css';

type PlainPageProps = { title: string; text: string; action: string; onAct: () => void; children?: ReactNode };

/** An error page that loads no other modules. */
export const PlainPage = ({ title, text, action, onAct, children }: PlainPageProps) => {
  const id = useId();
  return (
    <main className="plain-page" aria-labelledby={id}>
      <PageTitle>{title}</PageTitle>
      <h1 id={id}>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={onAct}>
        {action}
      </button>
      {children}
    </main>
  );
};
