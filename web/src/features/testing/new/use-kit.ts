import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { handFile } from '#web/components/hand-file.ts';

type Kit = { rows: number; files: readonly { name: string; content: string }[] };

/** Has the files of a kit made, and hands them over; or says what is wrong with what was asked. */
export const useKit = <A, K extends Kit>(make: (asked: A) => Promise<K>) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: make,
    onSuccess: ({ files }) => {
      for (const { name, content } of files) handFile(name, new Blob([content], { type: 'text/plain' }));
    },
  });
  const [broken] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const failed = error && (broken ? errorText(broken) : t(`actions.${failureOf(error)}`));
  return { mutate, isPending, failed, made: data };
};
