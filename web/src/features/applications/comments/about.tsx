import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { On } from '#domain/comment.ts';
import { RouterLink } from '#web/components/router-link.tsx';
import { useThings } from './use-things.ts';

/** What a conversation is about, and leads there. */
export const About = ({ application, on }: { application: string; on: On }) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const things = useThings(application, on);
  return (
    <span className="comment-about">
      {t('comments.about')}{' '}
      <RouterLink to={things.path} state={state}>
        {things.called}
      </RouterLink>
    </span>
  );
};
