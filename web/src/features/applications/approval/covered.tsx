import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedControl } from '#domain/controls/control.ts';
import { isFinished } from '#domain/controls/states.ts';
import { CoverageBars } from '#web/components/applications/coverage-bars.tsx';
import { allControls } from '#web/components/applications/queries.ts';
import { AskedPart } from '#web/components/page/asked-part.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { controlsPath, openControlsPath } from '#web/routing/application-path.ts';

export const Coverage = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <AskedPart failed={t('approval.about.coverageFailed')} asked={useQuery(applicationQueries.details(id))}>
      {({ coverage }) => <CoverageBars id={id} coverage={coverage} />}
    </AskedPart>
  );
};

const Counted = ({ id, controls }: { id: string; controls: readonly ListedControl[] }) => {
  const { t } = useTranslation();
  if (controls.length === 0) return t('approval.about.noControls');
  const accepted = controls.filter(({ state }) => state === 'accepted').length;
  const open = controls.filter(({ state }) => !isFinished(state)).length;
  const ending = controls.filter(({ ends_soon }) => ends_soon).length;
  const line = (text: string, count: number, to: string) => (
    <li>{count > 0 ? <RouterLink to={to}>{text}</RouterLink> : text}</li>
  );
  return (
    <ul className="approval-controls">
      {line(t('approval.about.accepted', { count: accepted }), accepted, `${controlsPath(id)}?state=accepted`)}
      {line(t('approval.about.open', { count: open }), open, openControlsPath(id))}
      {ending > 0 &&
        line(t('approval.about.ending', { count: ending }), ending, `${controlsPath(id)}?evidence_ends=soon`)}
    </ul>
  );
};

/** Control counts by state and expiring evidence; each number links to the matching list. */
export const ControlsCounted = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <AskedPart failed={t('approval.about.controlsFailed')} asked={useQuery(allControls(id))}>
      {({ controls }) => <Counted id={id} controls={controls} />}
    </AskedPart>
  );
};
