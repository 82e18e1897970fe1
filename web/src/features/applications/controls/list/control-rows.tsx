import { useTranslation } from 'react-i18next';
import type { ListedControl } from '#domain/controls/control.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { ControlStateChip, Due } from '#web/features/applications/controls/state.tsx';
import type { Selected } from '#web/features/applications/controls/use-selected.ts';
import { Completeness } from './completeness.tsx';

type ControlRowsProps = {
  controls: readonly ListedControl[];
  selected: Selected;
};

/** Controls in a few lines each; a link opens the control beside them. */
export const ControlRows = ({ controls, selected }: ControlRowsProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  return (
    <ul className="control-rows">
      {controls.map((control) => (
        <li key={control.id} data-row="" aria-current={control.id === selected.key || undefined}>
          <span className="row-link control-row-name">
            <RouterLink to={selected.pathOf(control.id)} state={selected.linkState}>
              {inWords(control.title)}
            </RouterLink>
            <small>{control.owner?.name ?? t('controls.nobody')}</small>
          </span>
          <span className="control-row-state">
            <ControlStateChip state={control.state} />
          </span>
          <span className="control-row-due">{control.due_on !== null && <Due one={control} />}</span>
          <Completeness lacks={control.lacks} />
        </li>
      ))}
    </ul>
  );
};
