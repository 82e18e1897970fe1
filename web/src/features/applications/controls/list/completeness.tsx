import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { useTranslation } from 'react-i18next';
import { LACKS, type Lack } from '#domain/controls/words.ts';
import '#web/features/applications/controls/controls.css';

const ICONS: Record<Lack, IconProps.Name> = { owner: 'user-profile', implementation: 'edit', evidence: 'file' };

/** Whether owner, description and evidence are there, as three icons. */
export const Completeness = ({ lacks }: { lacks: readonly Lack[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="control-completeness">
      {LACKS.map((what) => {
        const label = t(lacks.includes(what) ? 'controls.isMissing' : 'controls.isThere', {
          what: t(`controls.lacks.${what}`),
        });
        return (
          <li key={what} data-missing={lacks.includes(what) || undefined} title={label}>
            <Icon name={ICONS[what]} ariaLabel={label} />
            <span aria-hidden="true">{lacks.includes(what) ? '–' : '✓'}</span>
          </li>
        );
      })}
    </ul>
  );
};
