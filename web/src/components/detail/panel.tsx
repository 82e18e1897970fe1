import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs, { type KeyValuePairsProps } from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import type { Recorded } from '#domain/entity.ts';
import { formatMoment } from '#web/components/moment.tsx';
import './detail.css';

/** Some of what there is to know of a thing. */
export const Panel = ({ title, ...pairs }: { title: string } & KeyValuePairsProps) => (
  <Container fitHeight header={<Header variant="h2">{title}</Header>}>
    <KeyValuePairs minColumnWidth={180} {...pairs} />
  </Container>
);

/** What somebody wrote, as they wrote it. */
export const Words = ({ children: text }: { children: string }) => {
  const { t } = useTranslation();
  return text ? <span className="prose">{text}</span> : t('actions.notGiven');
};

/** Who made it and who changed it last, and when. */
export const History = (of: Pick<Recorded, 'created_at' | 'created_by' | 'updated_at' | 'updated_by'>) => {
  const { t, i18n } = useTranslation();
  const done = (at: string, who: string) => t('detail.by', { when: formatMoment(at, i18n.language), who });
  return (
    <Panel
      title={t('detail.history')}
      columns={1}
      items={[
        { label: t('detail.created'), value: done(of.created_at, of.created_by.name) },
        { label: t('detail.updated'), value: done(of.updated_at, of.updated_by.name) },
      ]}
    />
  );
};
