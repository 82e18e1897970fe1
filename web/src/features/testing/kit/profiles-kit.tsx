import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfilesAsked } from '#domain/kit/asked.ts';
import { profileFiles, tooManyProfiles } from '#domain/kit/files.ts';
import { profileProblems } from '#domain/kit/problems.ts';
import { countProfiles } from '#domain/kit/profiles.ts';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { handFile } from '#web/components/hand-file.ts';
import { Factors, type TypedFactor } from './factors.tsx';
import { Handed } from './handed.tsx';
import { SeedField } from './seed-field.tsx';
import { factorErrors, factorOf, isAnyWrong } from './typed-factors.ts';

const FILE = 'plumbline-profiles.csv';
const MOST_TYPED = 10_000;

export const ProfilesKit = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const typed = (words: string): TypedFactor => {
    const [name = '', values = ''] = words.split(': ');
    return { id: crypto.randomUUID(), name, values };
  };
  const [attributes, setAttributes] = useState(() => [typed(t('testKit.profiles.firstAttribute'))]);
  const [features, setFeatures] = useState(() => [typed(t('testKit.profiles.firstFeature'))]);
  const [isFull, setIsFull] = useState(true);
  const [most, setMost] = useState('100');
  const [seed, setSeed] = useState(1);
  const [tried, setTried] = useState(false);
  const [handed, setHanded] = useState(false);

  const asked: ProfilesAsked = {
    ...{ attributes: attributes.map(factorOf), features: features.map(factorOf), seed },
    ...(!isFull && { profiles: Math.min(MOST_TYPED, Math.max(1, Number(most))) }),
  };
  const problems = profileProblems(asked);
  const wrong = {
    attributes: factorErrors('attributes', asked.attributes, problems, errorText),
    features: factorErrors('features', asked.features, problems, errorText),
  };
  const tooMany = tooManyProfiles(asked);
  const isWrong = isAnyWrong([...wrong.attributes, ...wrong.features]) || tooMany !== undefined;

  const change = () => setHanded(false);
  const hand = () => {
    setTried(true);
    if (isWrong) return;
    const [file] = profileFiles(asked);
    handFile(FILE, new Blob([file?.content ?? ''], { type: 'text/csv' }));
    setHanded(true);
  };

  return (
    <SubmitForm busy={false} onSubmit={hand}>
      <SpaceBetween size="l">
        <Container
          header={
            <Header variant="h2" description={t('testKit.profiles.description')}>
              {t('testKit.profiles.title')}
            </Header>
          }
        >
          <SpaceBetween size="l">
            <Factors
              kind="attribute"
              factors={attributes}
              errors={tried ? wrong.attributes : []}
              least={1}
              most={5}
              onChange={(factors) => {
                change();
                setAttributes(factors);
              }}
            />
            <Factors
              kind="feature"
              factors={features}
              errors={tried ? wrong.features : []}
              least={0}
              most={15}
              onChange={(factors) => {
                change();
                setFeatures(factors);
              }}
            />
            <FormField
              label={t('testKit.profiles.design')}
              errorText={tried && tooMany ? errorText({ code: 'too_many_rows', params: tooMany }) : undefined}
              stretch
            >
              <RadioGroup
                value={isFull ? 'full' : 'fractional'}
                items={(['full', 'fractional'] as const).map((value) => ({
                  value,
                  label: t(`testKit.profiles.designs.${value}`),
                  description: t(`testKit.profiles.designTexts.${value}`),
                }))}
                onChange={({ detail }) => {
                  change();
                  setIsFull(detail.value === 'full');
                }}
              />
            </FormField>
            {!isFull && (
              <FormField label={t('testKit.profiles.most')} stretch>
                <Input
                  inputMode="numeric"
                  autoComplete={false}
                  value={most}
                  onChange={({ detail }) => {
                    change();
                    setMost(detail.value.replaceAll(/\D/g, '').slice(0, 5));
                  }}
                />
              </FormField>
            )}
            <SeedField
              value={seed}
              onChange={(to) => {
                change();
                setSeed(to);
              }}
            />
          </SpaceBetween>
        </Container>
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <Button variant="primary" formAction="submit" iconName="download">
            {t('testKit.profiles.take')}
          </Button>
          {!isWrong && <span>{t('testKit.profiles.count', countProfiles(asked))}</span>}
        </SpaceBetween>
        {handed && <Handed file={FILE}>{t('testKit.profiles.next')}</Handed>}
      </SpaceBetween>
    </SubmitForm>
  );
};
