import { useTranslation } from 'react-i18next';
import { Message } from '#web/components/page/message.tsx';
import type { Notice as Said } from './entry-state.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

const TYPES = {
  expired: 'warning',
  unexpected: 'error',
  passwordChanged: 'success',
  left: 'success',
  elsewhere: 'info',
  idle: 'info',
  ended: 'info',
} as const;

/** The message on the sign-in page, and a note that unsaved input was kept. */
export const Notice = ({ notice }: { notice: Said }) => {
  const { t } = useTranslation();
  const isKept = useKeptDrafts();
  return (
    <Message type={TYPES[notice]}>
      {t(`signIn.${notice}`)} {isKept && t('signIn.kept')}
    </Message>
  );
};
