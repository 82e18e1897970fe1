import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allControls } from '#web/components/applications/queries.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { controlPath } from '#web/routing/application-path.ts';

type MitigatingControlsProps = { application: string; controls: readonly string[] };

/** Links to the controls of the application that mitigate the risk. */
export const MitigatingControls = ({ application, controls }: MitigatingControlsProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { data, isPending } = useQuery({ ...allControls(application), enabled: controls.length > 0 });
  if (controls.length === 0) return t('actions.notGiven');
  if (isPending) return t('actions.loading');
  const titles = new Map<string, string>((data?.controls ?? []).map(({ id, title }) => [id, inWords(title)]));
  return controls.map((key) => (
    <div key={key}>
      <RouterLink to={controlPath(application, key)}>{titles.get(key) ?? key}</RouterLink>
    </div>
  ));
};
