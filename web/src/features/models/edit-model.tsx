import type { FoundationModel } from '#domain/models/model.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useModelForm } from './use-model-form.tsx';

const EditModel = ({ model }: { model: FoundationModel }) => <EditForm kind={useModelForm(model)} entity={model} />;

export default EditModel;
