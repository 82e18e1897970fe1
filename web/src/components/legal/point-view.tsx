import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPoint } from '#domain/legal/legal-document.ts';
import { type AnswerSaid, answerRules } from '#domain/legal/rules.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { draftOf } from '#web/components/form/draft.ts';
import { Editor } from '#web/components/form/editor.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { PointContent } from './point-content.tsx';
import { type Answers, editedOf, usePointForm } from './use-point-form.tsx';

type PointProps = { answers: Answers; point: ShownPoint };

const PointForm = ({ answers, point, onDone }: PointProps & { onDone: () => void }) => {
  const { t } = useTranslation();
  const kind = usePointForm(answers, point);
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
export const PointView = ({ answers, point, mayEdit }: PointProps & { mayEdit: boolean }) => {
  const { t } = useTranslation();
  const isReadOnly = useReadOnly();
  const [isEditing, setIsEditing] = useState(false);
  const { id, version } = point;
  const isAnswered = version > 0;
  return (
    <PointContent
      point={point}
      action={
        mayEdit &&
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
      {...(isEditing && { form: <PointForm answers={answers} point={point} onDone={() => setIsEditing(false)} /> })}
    />
  );
};
