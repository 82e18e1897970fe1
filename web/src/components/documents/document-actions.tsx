import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Document } from '#domain/documents/document.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { documentsChanged } from '#web/components/upload/upload.ts';
import { ACCEPTED } from '#web/components/upload/upload-field.tsx';
import { uploads } from '#web/components/upload/uploads.ts';
import { viewerPath } from '#web/routing/application-path.ts';
import { subjectWith } from '#web/routing/subject-path.ts';

export type DocumentAct = 'edit' | 'delete';

/** A download address is valid for five minutes, so each download requests a new one. */
const useDownload = ({ id, current }: Document) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () =>
      api('GET /documents/{id}/file', { params: { id }, query: { version: current ?? undefined, download: 'true' } }),
    onSuccess: ({ url }) => Object.assign(window.document.createElement('a'), { href: url }).click(),
    onError: () => snackbar.show({ type: 'error', message: t('documents.downloadFailed') }),
  });
};

/** Cancels an upload that its author abandoned. */
const useGiveUp = (document: Document) => {
  const { t } = useTranslation();
  const subject = subjectWith(document);
  return useMutation({
    mutationFn: () =>
      api(`POST /${subject.things}/{id}/document/{documentId}`, {
        params: { id: subject.id, documentId: document.id },
        body: { given_up: document.versions.at(-1)?.number },
      }),
    onError: (error) => snackbar.show({ type: 'error', message: changeFailed(t, t('documents.giveUpFailed'), error) }),
    onSettled: () => documentsChanged(subject.id),
  });
};

type DocumentActionsProps = { document: Document; mayEdit: boolean; onAct: (act: DocumentAct) => void };

export const DocumentActions = ({ document, mayEdit, onAct }: DocumentActionsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chosen = useRef<HTMLInputElement>(null);
  const download = useDownload(document);
  const giveUp = useGiveUp(document);
  const { id, name, current, kind, state } = document;
  const isThere = current !== null;
  const isUnderWay = state === 'waiting' || state === 'analyzing';
  const client = useQueryClient();
  const acts: Record<string, () => void> = {
    open: () => void navigate(viewerPath(id)),
    download: () => download.mutate(),
    giveUp: () => giveUp.mutate(),
    version: () => chosen.current?.click(),
    edit: () => onAct('edit'),
    delete: () => onAct('delete'),
  };
  const items = [
    ...(isThere
      ? [
          { id: 'open', text: t('documents.open') },
          { id: 'download', text: t('documents.download') },
        ]
      : []),
    ...(mayEdit
      ? [
          { id: 'version', text: t('documents.newVersion'), disabled: isUnderWay },
          ...(state === 'created' || state === 'waiting' ? [{ id: 'giveUp', text: t('documents.giveUp') }] : []),
          { id: 'edit', text: t('documents.edit') },
          { id: 'delete', text: t('documents.delete') },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <ButtonDropdown
        variant="icon"
        expandToViewport
        loading={download.isPending || giveUp.isPending}
        ariaLabel={t('documents.actionsOn', { name })}
        items={items}
        onItemClick={({ detail }) => acts[detail.id]?.()}
      />
      {mayEdit && (
        <input
          ref={chosen}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('documents.newVersionOf', { name })}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])], {
              subject: subjectWith(document),
              documentKind: kind,
              replaces: id,
            });
            target.value = ''; // so that the same file can be chosen again
            void client.invalidateQueries({ queryKey: ['documents', 'alone', id] });
          }}
        />
      )}
    </>
  );
};
