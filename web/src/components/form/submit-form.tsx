import { type ReactNode, useEffect, useRef } from 'react';

type SubmitFormProps = {
  id?: string;
  className?: string;
  busy: boolean;
  children: ReactNode;
  onSubmit: () => void;
};

/**
 * Invalid inputs, in the order of the form. Radio buttons have no `aria-invalid`, so their field carries the attribute.
 */
const WRONG = '[aria-invalid="true"], [data-wrong] [type="radio"]';

/** A form that sends once at a time. After a failed attempt, the first invalid field gets the focus. */
export const SubmitForm = ({ busy, children, onSubmit, ...form }: SubmitFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  /** Blocks the second click of a double click, which comes before the pending state is rendered. */
  const justSent = useRef(false);

  // Runs after every render, because errors may arrive only with the response.
  useEffect(() => {
    const wrong = tried.current && element.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    tried.current = false;
    wrong.focus();
  });

  return (
    <form
      {...form}
      ref={element}
      noValidate
      onInput={() => {
        tried.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || justSent.current) return;
        tried.current = true;
        justSent.current = true;
        onSubmit();
        setTimeout(() => {
          justSent.current = false;
        });
      }}
    >
      {children}
    </form>
  );
};
