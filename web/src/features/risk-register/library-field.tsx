import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { LIBRARIES, libraryRisk } from '#domain/register/libraries/index.ts';
import type { Draft, FieldValue } from '#domain/rules.ts';
import { useWords } from '#web/components/use-words.ts';

type LibraryFieldProps = {
  draft: Draft;
  error: string | undefined;
  onChange: (field: string, value: FieldValue) => void;
};

/** A risk of a published list, which fills in name, category and description unless the user wrote something else. */
const LibraryField = ({ draft, error, onChange }: LibraryFieldProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const value = String(draft.library_id);
  const textsOf = (id: string) => {
    const found = libraryRisk(id)?.risk;
    return found
      ? { name: inWords(found.title), category: found.category, description: inWords(found.about) }
      : { name: '', category: null, description: '' };
  };
  const choose = (id: string) => {
    onChange('library_id', id);
    const before: Draft = textsOf(value);
    for (const [field, text] of Object.entries(textsOf(id)))
      if (!draft[field] || draft[field] === before[field]) onChange(field, text);
  };
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
        onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
      />
    </FormField>
  );
};

export default LibraryField;
