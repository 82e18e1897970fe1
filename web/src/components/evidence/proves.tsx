import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownUse } from '#domain/controls/evidence.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlPath } from '#web/routing/application-path.ts';

/** Describes a use of a piece of evidence. */
export const useProvesText = () => {
  const { t } = useTranslation();
  const inWords = useWords();
  return ({ title, application_name: application }: ShownUse) =>
    t('evidence.register.provesOne', { control: inWords(title), application });
};

export const Proves = ({ uses }: { uses: readonly ShownUse[] }) => {
  const text = useProvesText();
  return uses.map((use, n) => (
    <Fragment key={`${use.application_id} ${use.control}`}>
      {n > 0 && ', '}
      <RouterLink to={controlPath(use.application_id, use.control)} quiet>
        {text(use)}
      </RouterLink>
    </Fragment>
  ));
};
