import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import type { Counted } from '#domain/tests/setup/survey.ts';
import '../new-test.css';

type MeaningsProps<M extends string> = {
  title: string;
  hint?: string;
  error: string | undefined;
  values: readonly Counted[];
  meanings: Readonly<Record<string, M>>;
  words: Readonly<Partial<Record<M, string>>>;
  onChange: (meanings: Record<string, M>) => void;
};

/** The values of a column with their frequencies, each with a meaning to select. */
export const Meanings = <M extends string>({
  title,
  hint,
  error,
  values,
  meanings,
  words,
  onChange,
}: MeaningsProps<M>) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const options = Object.entries<string | undefined>(words).map(([value, label]) => ({ value, label: label ?? '' }));
  return (
    <FormField label={title} {...(hint !== undefined && { description: hint })} errorText={error} stretch>
      <ul className="value-list" aria-label={title}>
        {values.map(([value, count]) => {
          const called = value || t('newTest.values.empty');
          const chosen = options.find((option) => option.value === meanings[value]) ?? null;
          return (
            <li key={value} className="value-row">
              <span className="value-name">{called}</span>
              <span>{t('newTest.values.times', { count, times: number.format(count) })}</span>
              <Select
                ariaLabel={`${title}: ${called}`}
                placeholder={t('newTest.values.decide')}
                options={options}
                selectedOption={chosen}
                invalid={error !== undefined && chosen === null}
                onChange={
                  ({ detail }) => onChange({ ...meanings, [value]: detail.selectedOption.value as M }) // a known value
                }
              />
            </li>
          );
        })}
      </ul>
    </FormField>
  );
};
