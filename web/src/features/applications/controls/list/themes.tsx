import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedOf, type ControlsOfTheme } from '#domain/controls/start-here.ts';
import type { Selected } from '#web/features/applications/controls/use-selected.ts';
import { ControlRows } from './control-rows.tsx';

type ThemesProps = { groups: readonly ControlsOfTheme[]; selected: Selected };

/** The controls of each theme, with its progress. The first theme with work left starts open. */
export const Themes = ({ groups, selected }: ThemesProps) => {
  const { t } = useTranslation();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = ({ controls }: ControlsOfTheme) => {
    const { accepted, total } = acceptedOf(controls);
    return accepted < total;
  };
  const first = groups.find(isOpen)?.theme;
  return groups.map(({ theme, controls }) => (
    <ExpandableSection
      key={theme}
      headerText={t('controls.themeProgress', { theme: t(`controls.themes.${theme}`), ...acceptedOf(controls) })}
      expanded={toggled[theme] ?? (theme === first || controls.some(({ id }) => id === selected.key))}
      onChange={({ detail }) => setToggled((before) => ({ ...before, [theme]: detail.expanded }))}
    >
      <ControlRows controls={controls} selected={selected} />
    </ExpandableSection>
  ));
};
