import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  KIT_ATTRIBUTES,
  KIT_LANGUAGES,
  KIT_SETS,
  type KitAttribute,
  type KitLanguage,
  type KitSet,
} from '#domain/kit/words.ts';
import { api } from '#web/api/client.ts';
import { Message } from '#web/components/message.tsx';
import { languageShown } from '#web/i18n/index.ts';
import { useKit } from './use-kit.ts';

/** Prompts for a language model, and the script that has them answered. */
export const PromptsKit = () => {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<KitLanguage>(languageShown());
  const [sets, setSets] = useState<readonly KitSet[]>(['hiring']);
  const [attributes, setAttributes] = useState<readonly KitAttribute[]>(['gender']);
  const [own, setOwn] = useState('');
  const [repetitions, setRepetitions] = useState('3');
  const { mutate, isPending, failed, made } = useKit(() =>
    api('POST /tests/kit/prompts', {
      body: {
        ...{ language, sets: [...sets], attributes: [...attributes] },
        own: own.split('\n').filter((line) => line.trim() !== ''),
        repetitions: Number(repetitions),
      },
    }),
  );
  const languages = KIT_LANGUAGES.map((value) => ({ value, label: t(`newTest.kit.languages.${value}`) }));
  const allSets = KIT_SETS.map((value) => ({ value, label: t(`newTest.kit.sets.${value}`) }));
  const allAttributes = KIT_ATTRIBUTES.map((value) => ({ value, label: t(`newTest.kit.attributes.${value}`) }));
  const remove = ({ label }: { label?: string }) => t('newTest.mapping.remove', { name: label ?? '' });
  return (
    <SpaceBetween size="m">
      <div>{t('newTest.kit.promptsText')}</div>
      <div className="field-pair">
        <FormField label={t('newTest.kit.sets.label')} stretch>
          <Multiselect
            options={allSets}
            selectedOptions={allSets.filter(({ value }) => sets.includes(value))}
            deselectAriaLabel={remove}
            placeholder={t('newTest.kit.choose')}
            onChange={({ detail }) =>
              setSets(KIT_SETS.filter((set) => detail.selectedOptions.some(({ value }) => value === set)))
            }
          />
        </FormField>
        <FormField label={t('newTest.kit.attributes.label')} stretch>
          <Multiselect
            options={allAttributes}
            selectedOptions={allAttributes.filter(({ value }) => attributes.includes(value))}
            deselectAriaLabel={remove}
            placeholder={t('newTest.kit.choose')}
            onChange={({ detail }) =>
              setAttributes(KIT_ATTRIBUTES.filter((one) => detail.selectedOptions.some(({ value }) => value === one)))
            }
          />
        </FormField>
        <FormField label={t('newTest.kit.languages.label')} stretch>
          <Select
            options={languages}
            selectedOption={languages.find(({ value }) => value === language) ?? null}
            onChange={({ detail }) =>
              setLanguage(KIT_LANGUAGES.find((one) => one === detail.selectedOption.value) ?? 'en')
            }
          />
        </FormField>
        <FormField label={t('newTest.kit.repetitions')} description={t('newTest.kit.repetitionsHint')} stretch>
          <Input
            inputMode="numeric"
            autoComplete={false}
            value={repetitions}
            onChange={({ detail }) => setRepetitions(detail.value)}
          />
        </FormField>
      </div>
      <FormField
        label={
          <>
            {t('newTest.kit.own')}
            <i className="optional"> – {t('actions.optional')}</i>
          </>
        }
        description={t('newTest.kit.ownHint')}
        stretch
      >
        <Textarea rows={2} value={own} onChange={({ detail }) => setOwn(detail.value)} />
      </FormField>
      {failed && <Message type="error">{failed}</Message>}
      {made && <Message type="success">{t('newTest.kit.promptsMade', { count: made.rows })}</Message>}
      <Button iconName="download" loading={isPending} onClick={() => mutate(undefined)}>
        {t('newTest.kit.promptsDownload')}
      </Button>
    </SpaceBetween>
  );
};
