import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { Message } from '#web/components/message.tsx';
import { useKit } from './use-kit.ts';

/** A line each, such as `sex: female, male`. */
const factorsIn = (typed: string) =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      const values = rest.join(':').split(',');
      return { name: name.trim(), values: values.map((value) => value.trim()).filter((value) => value !== '') };
    });

/** Made-up profiles by a design: each with each group of an attribute, and nothing else changed. */
export const ProfilesKit = () => {
  const { t } = useTranslation();
  const [attributes, setAttributes] = useState('');
  const [features, setFeatures] = useState('');
  const [profiles, setProfiles] = useState('');
  const { mutate, isPending, failed, made } = useKit(() =>
    api('POST /tests/kit/profiles', {
      body: {
        ...{ attributes: factorsIn(attributes), features: factorsIn(features) },
        ...(profiles.trim() !== '' && { profiles: Number(profiles) }),
      },
    }),
  );
  const factors = (name: 'factors' | 'features', value: string, onChange: (value: string) => void) => (
    <FormField label={t(`newTest.kit.${name}`)} description={t(`newTest.kit.${name}Hint`)} stretch>
      <Textarea
        rows={3}
        value={value}
        placeholder={t(`newTest.kit.${name}Example`)}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
  return (
    <SpaceBetween size="m">
      <div>{t('newTest.kit.profilesText')}</div>
      {factors('factors', attributes, setAttributes)}
      {factors('features', features, setFeatures)}
      <FormField
        label={
          <>
            {t('newTest.kit.profiles')}
            <i className="optional"> – {t('actions.optional')}</i>
          </>
        }
        description={t('newTest.kit.profilesHint')}
      >
        <Input
          inputMode="numeric"
          autoComplete={false}
          value={profiles}
          onChange={({ detail }) => setProfiles(detail.value)}
        />
      </FormField>
      {failed && <Message type="error">{failed}</Message>}
      {made && <Message type="success">{t('newTest.kit.profilesMade', { count: made.profiles, of: made.of })}</Message>}
      <Button iconName="download" loading={isPending} onClick={() => mutate(undefined)}>
        {t('newTest.kit.profilesDownload')}
      </Button>
    </SpaceBetween>
  );
};
