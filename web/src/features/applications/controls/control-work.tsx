import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { CommentLink } from '#web/components/comments/comment-link.tsx';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';
import { Asked } from './asked.tsx';
import { Proof } from './evidence/proof.tsx';
import { ControlStateChip } from './state.tsx';
import { Steps } from './steps.tsx';
import { Work } from './work.tsx';

/** Alerts: why the control was returned, why it is excluded, and why the user may not review it. */
const Notices = ({ one }: { one: ShownControl }) => {
  const { t, i18n } = useTranslation();
  const { state, returned, justification, own_work, possible } = one;
  return (
    <>
      {state === 'returned' && returned && (
        <Alert
          type="warning"
          header={t(`controls.returned.${returned.reason}`, {
            who: returned.by.name,
            when: formatMoment(returned.at, i18n.language),
          })}
        >
          <span className="prose">{returned.text}</span>
        </Alert>
      )}
      {state === 'not_applicable' && (
        <Alert type="info" header={t('controls.notApplicable')}>
          <Words>{justification}</Words>
        </Alert>
      )}
      {own_work && !possible.includes('accept') && <Alert type="info">{t('controls.ownWork')}</Alert>}
    </>
  );
};

/** When the control was submitted and accepted, and until when its evidence is valid. */
const Dates = ({ one: { evidence_ends, submitted, accepted } }: { one: ShownControl }) => {
  const { t, i18n } = useTranslation();
  const done = ({ at, by }: { at: string; by: { name: string } }) =>
    t('controls.one.by', { who: by.name, when: formatMoment(at, i18n.language) });
  const items = [
    ...(submitted ? [{ label: t('controls.one.submitted'), value: done(submitted) }] : []),
    ...(accepted ? [{ label: t('controls.one.accepted'), value: done(accepted) }] : []),
    ...(evidence_ends
      ? [{ label: t('controls.one.evidenceEnds'), value: formatDate(evidence_ends, i18n.language) }]
      : []),
  ];
  return items.length > 0 && <Panel title={t('controls.one.about')} columns={3} items={items} />;
};

/** All that a person needs to work on a control or to review it. */
export const ControlWork = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  return (
    <SpaceBetween size="l">
      <Header
        variant="h2"
        description={
          <span className="control-head">
            <ControlStateChip state={one.state} />
            {t(`controls.themes.${one.theme}`)}
          </span>
        }
        info={
          <span className="not-on-paper">
            <CommentLink on={{ kind: 'control', id: one.id }} name={inWords(one.title)} />
          </span>
        }
        actions={<Steps one={one} />}
      >
        {inWords(one.title)}
      </Header>
      <Notices one={one} />
      <Work one={one} />
      <Proof one={one} />
      {one.guidance && (
        <Panel
          title={t('controls.one.guidance')}
          columns={1}
          items={[
            { label: t('controls.one.what'), value: <Words>{inWords(one.guidance.what)}</Words> },
            { label: t('controls.one.why'), value: <Words>{inWords(one.guidance.why)}</Words> },
            { label: t('controls.one.proof'), value: <Words>{inWords(one.guidance.proof)}</Words> },
            { label: t('controls.one.often'), value: t(`controls.often.${one.guidance.often}`) },
          ]}
        />
      )}
      <Asked one={one} />
      <Dates one={one} />
    </SpaceBetween>
  );
};
