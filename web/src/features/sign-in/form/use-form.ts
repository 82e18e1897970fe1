import { type FormEvent, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '#domain/keys-of.ts';
import type { Rule } from './rules.ts';

type Form<V> = {
  rules: { [K in keyof V]: Rule<V[K]> };
  initial: NoInfer<V>;
  submit: (values: NoInfer<V>) => Promise<void>;
};

/** Keeps the input after errors, and marks no field before the first submission. */
export const useForm = <V extends object>({ rules, initial, submit }: Form<V>) => {
  const { t } = useTranslation();
  const [values, setValues] = useState<V>(initial);
  const [checked, setChecked] = useState<readonly (keyof V)[]>([]);
  const [failure, setFailure] = useState<Error>();
  const [busy, startSending] = useTransition();

  const wrong = (name: keyof V) => rules[name](values[name]);

  const send = async (action: (values: V) => Promise<void>) => {
    setFailure(undefined);
    try {
      await action(values);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const attempt = (names: readonly (keyof V)[], action: (values: V) => Promise<void>) => {
    setChecked(names);
    const firstWrong = names.find(wrong);
    if (firstWrong !== undefined) document.getElementsByName(String(firstWrong))[0]?.focus();
    else startSending(() => send(action));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt(keysOf(rules), submit);
  };

  return {
    values,
    set: (changed: Partial<V>) => setValues((before) => ({ ...before, ...changed })),
    /** Error text of a field. */
    wrong: (name: keyof V) => {
      const text = checked.includes(name) ? wrong(name) : undefined;
      return text && t(text);
    },
    busy,
    failure,
    onSubmit,
    /** For actions that use only some of the fields. */
    attempt,
  };
};
