import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/custom-fields/rules.ts';
import type { IntakeQuestions } from '#domain/own-questions/question.ts';
import {
  inUse,
  isGating,
  MOST_QUESTIONS,
  type OwnQuestion,
  RAISED_TIERS,
  textIn,
} from '#domain/own-questions/rules.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { movedUp } from '../moved-up.ts';
import { ChangeDialog, type QuestionChange } from './change-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useSaveQuestions } from './use-save-questions.ts';

type Ways = { onEdit: (question: OwnQuestion) => void; onChange: (change: QuestionChange) => void };

/** The answers that raise the tier, one line for each tier. */
const Effect = ({ question: { options, ...question } }: { question: OwnQuestion }) => {
  const { t, i18n } = useTranslation();
  if (!isGating({ options })) return t('questionSettings.noEffect');
  return RAISED_TIERS.map((tier) => {
    const raising = inUse(options).filter(({ raises }) => raises === tier);
    if (raising.length === 0) return null;
    const answers = raising.map((option) => labelIn(option, i18n.language)).join(', ');
    return (
      <div key={`${question.id} ${tier}`}>
        {t('questionSettings.effectOf', { answers, effect: t(`questionSettings.raises.${tier}`) })}
      </div>
    );
  });
};

const useColumns = (all: IntakeQuestions, { onEdit, onChange }: Ways): TableProps.ColumnDefinition<OwnQuestion>[] => {
  const { t, i18n } = useTranslation();
  const isNarrow = useNarrow();
  const { mutate, isPending } = useSaveQuestions(all);
  const kind = (question: OwnQuestion) => t(`questionSettings.kinds.${question.kind}`);
  const required = (question: OwnQuestion) => t(`questionSettings.required.${question.required ? 'yes' : 'no'}`);
  const text: TableProps.ColumnDefinition<OwnQuestion> = {
    id: 'text',
    header: t('questionSettings.fields.text'),
    isRowHeader: true,
    cell: (question) => (
      <>
        <div>
          {textIn(question, i18n.language)} {question.archived && <Badge>{t('questionSettings.archived')}</Badge>}
        </div>
        <Box color="text-body-secondary" fontSize="body-s">
          {question.id}
        </Box>
        {isNarrow && (
          <div>
            <div>{[kind(question), required(question)].join(' · ')}</div>
            <Effect question={question} />
          </div>
        )}
      </>
    ),
  };
  const actions: TableProps.ColumnDefinition<OwnQuestion> = {
    id: 'actions',
    header: t('questionSettings.actions'),
    width: 180,
    cell: (question) => {
      const about = { text: textIn(question, i18n.language) };
      const act = question.archived ? 'restore' : 'archive';
      return (
        <SpaceBetween direction="horizontal" size="xxs" alignItems="center">
          <Button
            variant="inline-icon"
            iconName="edit"
            disabled={question.archived}
            ariaLabel={t('questionSettings.editOf', about)}
            onClick={() => onEdit(question)}
          />
          <Button
            variant="inline-icon"
            iconName="angle-up"
            disabled={isPending || all.questions[0]?.id === question.id}
            ariaLabel={t('questionSettings.upOf', about)}
            onClick={() => mutate(movedUp(all.questions, question))}
          />
          <Button
            variant="inline-link"
            ariaLabel={t(`questionSettings.${act}Of`, about)}
            onClick={() => onChange({ kind: act, question })}
          >
            {t(`questionSettings.${act}`)}
          </Button>
        </SpaceBetween>
      );
    },
  };
  if (isNarrow) return [text, actions];
  return [
    { ...text, width: 340 },
    { id: 'kind', header: t('questionSettings.fields.kind'), cell: kind, width: 140 },
    {
      id: 'effect',
      header: t('questionSettings.fields.effect'),
      cell: (question) => <Effect question={question} />,
      width: 260,
    },
    { id: 'required', header: t('questionSettings.fields.required'), cell: required, width: 120 },
    actions,
  ];
};

export const QuestionsTable = ({ all }: { all: IntakeQuestions }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'add' | OwnQuestion>();
  const [change, setChange] = useState<QuestionChange>();
  const used = inUse(all.questions).length;
  return (
    <>
      <Table
        wrapLines
        cellVerticalAlign="top"
        items={all.questions}
        trackBy="id"
        columnDefinitions={useColumns(all, { onEdit: setOpen, onChange: setChange })}
        ariaLabels={{ tableLabel: t('questionSettings.title') }}
        header={
          <Header
            variant="h2"
            counter={`(${used}/${MOST_QUESTIONS})`}
            description={all.questions_version > 0 && t('questionSettings.version', { version: all.questions_version })}
            actions={
              <Button disabled={used >= MOST_QUESTIONS} onClick={() => setOpen('add')}>
                {t('questionSettings.add')}
              </Button>
            }
          >
            {t('questionSettings.title')}
          </Header>
        }
        empty={
          <Box textAlign="center">
            <b>{t('questionSettings.none')}</b>
            <p>{t('questionSettings.noneText')}</p>
          </Box>
        }
      />
      {open && (
        <QuestionDialog all={all} {...(open !== 'add' && { question: open })} onClose={() => setOpen(undefined)} />
      )}
      {change && <ChangeDialog all={all} change={change} onClose={() => setChange(undefined)} />}
    </>
  );
};
