import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import type { ListedEvidence } from '#domain/controls/evidence.ts';
import { EvidenceStateBadge } from '#web/components/evidence/evidence-state-badge.tsx';
import { useProvesText } from '#web/components/evidence/proves.tsx';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { DialogErrors } from '#web/components/snackbars/dialog-errors.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { controlQueries } from '../queries.ts';
import { useControlChanges } from '../use-control-changes.ts';

type UseEvidenceProps = { one: ShownControl; onClose: () => void };
type OfferedProps = { piece: ListedEvidence; busy: boolean; onUse: () => void };

const Offered = ({ piece, busy, onUse }: OfferedProps) => {
  const { t } = useTranslation();
  const text = useProvesText();
  const { name, kind, standing, proves } = piece;
  return (
    <li>
      <div className="control-piece">
        <div className="control-asked-head">
          <b>{name}</b>
          <EvidenceStateBadge standing={standing} />
        </div>
        <small>{t(`evidence.kinds.${kind}`)}</small>
        {proves.length > 0 && <small>{t('evidence.use.proves', { what: proves.map(text).join(', ') })}</small>}
      </div>
      <Button loading={busy} ariaLabel={t('evidence.use.useNamed', { name })} onClick={onUse}>
        {t('evidence.use.use')}
      </Button>
    </li>
  );
};

/** Finds evidence of this or another application and links it to this control. */
export const UseEvidence = ({ one, onClose }: UseEvidenceProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const id = useId();
  const [used, setUsed] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...controlQueries.evidence(one.application_id, text),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = useControlChanges(one);
  const offered = data?.evidence.filter(({ id }) => !one.evidence.some((own) => own.id === id)) ?? [];
  const use = (id: string) => {
    setUsed(id);
    mutate((acts) => acts.add({ use: id }), {
      onSuccess: () => {
        onClose();
        snackbar.show({ type: 'success', message: t('evidence.adding.done') });
      },
    });
  };
  const list = () => {
    if (!data)
      return error ? (
        <LoadFailed what={t('evidence.use.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      );
    if (offered.length === 0)
      return (
        <Box textAlign="center" color="text-body-secondary">
          <b>{t(text ? 'list.noMatches' : 'evidence.use.none')}</b>
          <div>{t(text ? 'list.noMatchesText' : 'evidence.use.noneText')}</div>
        </Box>
      );
    return (
      <ul className="control-proof">
        {offered.map((piece) => (
          <Offered key={piece.id} piece={piece} busy={isPending && used === piece.id} onUse={() => use(piece.id)} />
        ))}
      </ul>
    );
  };
  return (
    <Modal
      visible
      size="large"
      header={t('evidence.adding.use')}
      closeAriaLabel={t('actions.close')}
      onDismiss={onClose}
    >
      <SpaceBetween size="m">
        <div>{t('evidence.use.text')}</div>
        <TextFilter label={t('evidence.use.find')} value={text} onChange={(typed) => setText(typed.trim())} />
        <DialogErrors dialog={id} />
        {list()}
      </SpaceBetween>
    </Modal>
  );
};
