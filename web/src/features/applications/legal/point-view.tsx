import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument, ShownPoint } from '#domain/legal/legal-document.ts';
import { type AnswerSaid, answerRules } from '#domain/legal/rules.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { draftOf } from '#web/components/form/draft.ts';
import { Editor } from '#web/components/form/editor.tsx';
import { PointContent } from '#web/components/legal/point-content.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { editedOf, usePointForm } from './use-point-form.tsx';

type PointProps = { document: Pick<LegalDocument, 'application' | 'may_edit' | 'type'>; point: ShownPoint };

const PointForm = ({ document, point, onDone }: PointProps & { onDone: () => void }) => {
  const { t } = useTranslation();
  const kind = usePointForm(document, point);
  const [start] = useState(() => editedOf(point));
  return (
    <WithDrafts form={`${kind.name}:${point.id}`}>
      {(drafts) => (
        <Editor
          isPart
          kind={kind}
          title={point.id}
          submitLabel={t('actions.save')}
          drafts={drafts}
          start={draftOf<AnswerSaid>(answerRules, start)}
          saved={start}
          onSaved={onDone}
          onCancel={onDone}
        />
      )}
    </WithDrafts>
  );
};

/** A point whose answer is edited in place. */
export const PointView = ({ document, point }: PointProps) => {
  const { t } = useTranslation();
  const isReadOnly = useReadOnly();
  const [isEditing, setIsEditing] = useState(false);
  const { id, version } = point;
  const isAnswered = version > 0;
  return (
    <PointContent
      point={point}
      action={
        document.may_edit &&
        !isReadOnly &&
        !isEditing && (
          <Button
            ariaLabel={t(isAnswered ? 'legal.point.changeOf' : 'legal.point.addOf', { point: id })}
            onClick={() => setIsEditing(true)}
          >
            {t(isAnswered ? 'legal.point.change' : 'legal.point.add')}
          </Button>
        )
      }
      {...(isEditing && { form: <PointForm document={document} point={point} onDone={() => setIsEditing(false)} /> })}
    />
  );
};
