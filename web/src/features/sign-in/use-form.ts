import { type FormEvent, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rule } from './rules.ts';

type Form<V> = {
  rules: { [K in keyof V]: Rule<V[K]> };
  initial: NoInfer<V>;
  submit: (values: NoInfer<V>) => Promise<void>;
};

/** What is typed stays whatever happens, and nothing is called wrong before it was first sent. */
export const useForm = <V extends object>({ rules, initial, submit }: Form<V>) => {
  const { t } = useTranslation();
  const [values, setValues] = useState<V>(initial);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const [busy, startSending] = useTransition();

  const wrong = (name: keyof V) => rules[name](values[name]);

  const send = async () => {
    setFailure(undefined);
    try {
      await submit(values);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const fields = [...event.currentTarget.querySelectorAll('input')];
    const firstWrong = fields.find(({ name }) => name in rules && wrong(name as keyof V)); // one of the rules' own names
    if (firstWrong) firstWrong.focus();
    else startSending(send);
  };

  return {
    values,
    set: (changed: Partial<V>) => setValues((before) => ({ ...before, ...changed })),
    /** What is wrong with a field, in words. */
    wrong: (name: keyof V) => {
      const text = sent ? wrong(name) : undefined;
      return text && t(text);
    },
    busy,
    failure,
    onSubmit,
  };
};
