import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { LIBRARIES, libraryRisk } from '#domain/register/libraries/index.ts';
import type { FieldValue } from '#domain/rules.ts';
import { useWords } from '#web/components/use-words.ts';

type LibraryFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (field: string, value: FieldValue) => void;
};

/** A risk of a published list, which fills in name, category and description. */
const LibraryField = ({ value, error, onChange }: LibraryFieldProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const groups = LIBRARIES.map(({ name, publisher, license, risks }) => ({
    label: name,
    description: `${publisher}, ${inWords(license)}`,
    options: risks.map(({ id, code, title, about }) => ({
      value: id,
      label: [code, inWords(title)].filter(Boolean).join(' '),
      description: inWords(about),
      filteringTags: [name],
    })),
  }));
  const none = { value: '', label: t('register.library.none') };
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  return (
    <FormField
      label={
        <>
          {t('register.fields.library_id')}
          <i className="optional"> – {t('actions.optional')}</i>
        </>
      }
      constraintText={t('register.library.hint')}
      errorText={error}
      stretch
    >
      <Select
        filteringType="auto"
        filteringPlaceholder={t('register.library.find')}
        filteringAriaLabel={t('register.library.find')}
        empty={t('register.library.noMatch')}
        options={[none, ...groups]}
        selectedOption={chosen ?? none}
        onChange={({ detail }) => {
          const id = detail.selectedOption.value ?? '';
          onChange('library_id', id);
          const found = libraryRisk(id)?.risk;
          if (!found) return;
          onChange('name', inWords(found.title));
          onChange('category', found.category);
          onChange('description', inWords(found.about));
        }}
      />
    </FormField>
  );
};

export default LibraryField;
