import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs, { type KeyValuePairsProps } from '@cloudscape-design/components/key-value-pairs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditedPath } from '#domain/audit/words.ts';
import type { Recorded } from '#domain/entity.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { loadTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/parts.ts';
import './detail.css';

type PanelProps = { title: string; description?: string; actions?: ReactNode } & KeyValuePairsProps;

export const Panel = ({ title, description, actions, ...pairs }: PanelProps) => (
  <Container
    fitHeight
    header={
      <Header variant="h2" description={description} actions={actions}>
        {title}
      </Header>
    }
  >
    <KeyValuePairs minColumnWidth={180} {...pairs} />
  </Container>
);

/** User-written text, with its line breaks. */
export const Words = ({ children: text }: { children: string }) => {
  const { t } = useTranslation();
  return text ? <span className="prose">{text}</span> : t('actions.notGiven');
};

const HistoryDialog = lazyPart(() => import('#web/components/trail/history-dialog.tsx'));

type WholeHistoryProps = { what: AuditedPath; id: string; name: string; isInline?: boolean };

/** Opens the audit log of an entity. */
export const WholeHistory = ({ what, id, name, isInline = false }: WholeHistoryProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    await loadTexts('trail');
    setIsLoading(false);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant={isInline ? 'inline-link' : 'normal'}
        loading={isLoading}
        {...(isInline && { ariaLabel: t('detail.historyOf', { name }) })}
        onClick={open}
      >
        {t(isInline ? 'detail.history' : 'detail.allChanges')}
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog {...{ what, id, name }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

type HistoryProps = Pick<Recorded, 'created_at' | 'created_by' | 'updated_at' | 'updated_by'> & {
  /** The entity for the audit log, if it has one. */
  trail?: { what: AuditedPath; id: string; name: string };
};

/** Author and time of the creation and of the last change. */
export const History = ({ trail, ...of }: HistoryProps) => {
  const { t, i18n } = useTranslation();
  const done = (at: string, who: string) => t('detail.by', { when: formatMoment(at, i18n.language), who });
  return (
    <Panel
      title={t('detail.history')}
      actions={trail && <WholeHistory {...trail} />}
      columns={1}
      items={[
        { label: t('detail.created'), value: done(of.created_at, of.created_by.name) },
        { label: t('detail.updated'), value: done(of.updated_at, of.updated_by.name) },
      ]}
    />
  );
};
