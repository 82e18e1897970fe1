import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { decisionRules, MOST_MONTHS } from '#domain/approval/rules.ts';
import { VERDICTS, type Verdict } from '#domain/approval/states.ts';
import { demandOf } from '#domain/approval/unfinished.ts';
import { required } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { ConditionsField } from '#web/components/conditions/conditions-field.tsx';
import {
  asked,
  NO_CONDITION,
  refusedConditions,
  type Written,
  wrongIn,
} from '#web/components/conditions/written-conditions.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useDecideKeys } from './decide-keys.ts';
import { DecideKeysHelp } from './decide-keys-help.tsx';
import { useApprovalChange, useWhyNot } from './use-approval-change.ts';

/** The rules of the form; a verdict is required. */
const rules = {
  verdict: required('line', 30),
  reason: decisionRules.reason,
  until: decisionRules.until,
  acknowledgement: decisionRules.acknowledgement,
};
type DecisionDraft = { verdict: string; reason: string; until: string; acknowledgement: string };

const NOTHING: DecisionDraft = { verdict: '', reason: '', until: '', acknowledgement: '' };

const isApproval = (verdict: string) => verdict === 'approve' || verdict === 'approve_with_conditions';

type DecideProps = { subject: SubjectOf; approval: Approval; drafts: Drafts };

/** The form for the decision of a stage. Unsent input is kept on this device. */
export const Decide = ({ subject, approval, drafts }: DecideProps) => {
  const { t } = useTranslation();
  const { things, id } = subject;
  const whyNot = useWhyNot();
  const { unfinished } = approval;
  const demand = demandOf(unfinished, approval.unfinished_rule);
  const form = useForm<DecisionDraft>(rules, NOTHING, ({ verdict, acknowledgement }) =>
    demand === 'acknowledge' && isApproval(verdict) && acknowledgement.trim() === ''
      ? { acknowledgement: { code: 'required', params: {} } }
      : undefined,
  );
  const [conditions, setConditions] = useState<readonly Written[]>([]);
  const [isTried, setIsTried] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const unsaved = !isDone && (form.isEdited || conditions.length > 0);
  const draft = useDraft<{ said: DecisionDraft; conditions: readonly Written[] }>(
    drafts,
    unsaved ? { said: form.draft, conditions } : undefined,
  );
  const { round, stage, version, may } = approval;
  const { draft: said } = form;
  const isComplete = approval.checklist.every(({ done }) => done);
  /** The reason why the API would refuse a verdict. */
  const refusalOf = (asked: string) => {
    if (!isApproval(asked)) return undefined;
    if (!isComplete) return t('approval.lacking.option');
    return demand === 'refuse' ? t('approval.unfinished.refuse') : undefined;
  };
  const refusal = refusalOf(said.verdict);
  const verdict = VERDICTS.find((one) => one === said.verdict);
  const isConditional = verdict === 'approve_with_conditions';
  const isLast = round !== null && stage === round.stages.length;
  const role = round?.stages[(stage ?? 1) - 1];

  const choose = (chosen: Verdict) => {
    form.change('verdict', chosen);
    if (chosen === 'approve_with_conditions' && conditions.length === 0) setConditions([NO_CONDITION]);
  };
  const box = useDecideKeys(choose);

  const { mutate, isPending, error, reset } = useApprovalChange(
    subject,
    (what: Verdict) =>
      api(`POST /${things}/{id}/approval/decisions`, {
        params: { id },
        body: {
          ...{ round: round?.number ?? 1, stage: stage ?? 1, verdict: what, reason: said.reason },
          ...{ until: isLast ? said.until : '', conditions: isConditional ? conditions.map(asked) : [] },
          acknowledgement: demand && isApproval(what) ? said.acknowledgement : '',
        },
        version,
      }),
    () => {
      setIsDone(true);
      draft.end();
      snackbar.show({
        type: 'success',
        message: t('approval.decide.done', { verdict: verdict ? t(`approval.decided.${verdict}`) : '' }),
      });
    },
  );
  if (isDone && !may.decide) return null;

  const wrong = isTried && isConditional ? conditions.map(wrongIn) : [];
  const refused = refusedConditions(error);
  const send = () => {
    if (refusal) return;
    setIsTried(true);
    const areConditionsComplete = !isConditional || conditions.every((one) => Object.keys(wrongIn(one)).length === 0);
    if (form.check() && areConditionsComplete && verdict)
      mutate(verdict, { onError: (failure) => form.refuse(failure) });
  };
  const field = (
    name: keyof DecisionDraft,
    look: {
      label: string;
      hint?: string;
      input?: (props: { value: unknown; isAsked: boolean; onChange: (value: string) => void }) => ReactNode;
      isAsked?: boolean;
    },
  ) => (
    <Field
      rule={rules[name]}
      look={look}
      value={said[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const isMendable = Object.keys(form.errors).length > 0 || refused.length > 0;
  const { offer } = draft;
  return (
    <div ref={box}>
      <SubmitForm busy={isPending} onSubmit={send}>
        <Container
          header={
            <Header
              variant="h2"
              description={
                role &&
                stage !== null &&
                t('approval.decide.stage', { role: t(`approval.roles.${role}`), stage, of: round?.stages.length })
              }
              actions={<DecideKeysHelp />}
            >
              {t('approval.decide.title')}
            </Header>
          }
        >
          <div className="approval-decision">
            {offer && (
              <DraftOffer
                {...offer}
                words={offer.content.said.reason}
                onContinue={() => {
                  const before = draft.resume();
                  if (!before) return;
                  form.rebase(NOTHING, { ...NOTHING, ...before.said });
                  setConditions(before.conditions);
                }}
              />
            )}
            {field('verdict', {
              label: t('approval.decide.verdict'),
              input: ({ value }) => (
                <RadioGroup
                  value={typeof value === 'string' ? value : null}
                  items={VERDICTS.map((one) => ({
                    value: one,
                    label: t(`approval.verdicts.${one}`),
                    disabled: refusalOf(one) !== undefined,
                    description: refusalOf(one),
                  }))}
                  ariaRequired
                  onChange={({ detail }) => {
                    const chosen = VERDICTS.find((one) => one === detail.value);
                    if (chosen) choose(chosen);
                  }}
                />
              ),
            })}
            {isConditional && (
              <ConditionsField
                subject={subject}
                conditions={conditions}
                errors={conditions.map((_, n) => ({ ...wrong[n], ...refused[n] }))}
                isMissing={isTried && conditions.length === 0}
                onChange={(now) => {
                  setConditions(now);
                  reset();
                }}
              />
            )}
            {field('reason', { label: t('approval.decide.reason'), hint: t('approval.decide.reasonHint') })}
            {demand === 'acknowledge' &&
              isApproval(said.verdict) &&
              field('acknowledgement', {
                label: t('approval.unfinished.acknowledgement'),
                hint: t('approval.unfinished.acknowledgementHint'),
                isAsked: true,
              })}
            {isLast &&
              isApproval(said.verdict) &&
              field('until', {
                label: t('approval.decide.until'),
                hint: t('approval.decide.untilHint'),
                input: ({ value, onChange }) => (
                  <DayInput
                    value={typeof value === 'string' ? value : ''}
                    from="tomorrow"
                    months={MOST_MONTHS}
                    onChange={onChange}
                  />
                ),
              })}
            {error && !isMendable && (
              <div role="alert">
                <Alert type="error">
                  {whyNot(t('approval.decide.failed'), error)} {t('approval.decide.kept')}
                </Alert>
              </div>
            )}
            <div>
              <Button
                variant="primary"
                formAction="submit"
                loading={isPending}
                disabled={!may.decide || refusal !== undefined}
                {...(may.decide && refusal && { disabledReason: refusal })}
              >
                {t('approval.decide.send')}
              </Button>
            </div>
          </div>
        </Container>
      </SubmitForm>
    </div>
  );
};
