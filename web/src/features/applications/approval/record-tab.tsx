import type { Application } from '#domain/applications/application.ts';
import { ApprovalRecord } from '#web/components/approval/approval-record.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { useFieldWords } from './use-field-words.tsx';

export const RecordTab = () => {
  const { id, name } = useShown<Application>().entity;
  return <ApprovalRecord subject={ofApplication(id)} name={name} words={useFieldWords()} />;
};
