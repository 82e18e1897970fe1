import { type ReactNode, useEffect, useRef } from 'react';

type SubmitFormProps = {
  id?: string;
  className?: string;
  busy: boolean;
  children: ReactNode;
  onSubmit: () => void;
};

/** What is wrong, in the order of the form. A group of radio buttons does not say so of itself; its field does. */
const WRONG = '[aria-invalid="true"], [data-wrong] [type="radio"]';

/** A form that is sent once at a time. What a try finds wrong, here or where it is sent, has the focus. */
export const SubmitForm = ({ busy, children, onSubmit, ...form }: SubmitFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  /** What is sent says only a moment later that it is on its way; the second click of a double click is sooner. */
  const justSent = useRef(false);

  // After whatever is shown next: what is wrong may be known only once there is an answer.
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
