import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import type { Wording } from '../wording/phrases.ts';

const warningText = ({ t, figures: { count }, isMadeUp }: Wording, warning: BiasWarning): string => {
  switch (warning.kind) {
    case 'margins_disagree': {
      const { margin, sum, kind, ...about } = warning;
      return t('testResults.warnings.margins_disagree', {
        ...about,
        ...{ n: count(margin.n), selected: count(margin.selected) },
        ...{ sumN: count(sum.n), sumSelected: count(sum.selected) },
      });
    }
    case 'totals_disagree': {
      const [one, other] = warning.totals;
      return t('testResults.warnings.totals_disagree', {
        ...{ attribute: warning.attribute, other: warning.other },
        ...{ n: count(one.n), selected: count(one.selected) },
        ...{ otherN: count(other.n), otherSelected: count(other.selected) },
      });
    }
    case 'groups_look_alike':
      return t('testResults.warnings.groups_look_alike', {
        attribute: warning.attribute,
        groups: warning.groups.map((group) => `“${group}”`).join(', '),
      });
    case 'model_varies':
      return t('testResults.warnings.model_varies', { column: warning.column, groups: warning.values.join(', ') });
    case 'some_unpaired':
      return t(isMadeUp ? 'testResults.warnings.unpaired_made' : 'testResults.warnings.some_unpaired', {
        attribute: warning.attribute,
        count: warning.prompts,
      });
    case 'tone_rarely_known':
      return t('testResults.warnings.tone_rarely_known', {
        known: count(warning.known),
        answers: count(warning.answers),
      });
    case 'no_repetitions':
      return t(isMadeUp ? 'testResults.warnings.no_repetitions_made' : 'testResults.warnings.no_repetitions', {
        attribute: warning.attribute,
      });
    default: {
      const { kind, ...about } = warning;
      return t(`testResults.warnings.${kind}`, about);
    }
  }
};

/** Warnings that do not change the numbers but matter for their interpretation. */
export const Warnings = ({ warnings, wording }: { warnings: readonly BiasWarning[]; wording: Wording }) => {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  const texts = [...new Set(warnings.map((warning) => warningText(wording, warning)))];
  return (
    <Alert type="warning" header={t('testResults.warnings.title')}>
      <ul className="result-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};
