import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Export, NewExport } from '#domain/export.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { Format } from './file-formats.ts';
import { FormatField } from './format-field.tsx';
import { ListFile } from './list-file.tsx';
import { MOST_ROWS, type Sheet } from './sheet.ts';

type ListExportProps = {
  title: string;
  /** The number of rows, the filters and the columns, in words. */
  content: { rows: string; filters: readonly string[]; columns: readonly string[] };
  all: Sheet;
  total: number;
  /** The export job for lists that are too long for the browser; undefined for lists that never are. */
  asked: NewExport | undefined;
  /** Undefined if no rows are selected. */
  selected: { sheet: Sheet; count: number } | undefined;
  onClose: () => void;
};

/** Requests an export job and opens its page. */
const useFileFromElsewhere = (asked: NewExport | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving<NewExport, Export>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      asked &&
      save(asked, saving, (body, _, idempotencyKey) => api('POST /exports', { body, idempotencyKey }), setSaving),
    onSuccess: (done) => done && navigate(`/exports/${done.saved.id}`),
  });
  const code = error instanceof ApiError ? error.problem.code : undefined;
  const failure = (reason: Error) =>
    code === 'too_many' ? t('list.exportTooMany') : changeFailed(t, t('list.exportFailed'), reason);
  return { ask: mutate, busy: isPending, failure: error && failure(error) };
};

/** Asks for the format of an export and the rows to include. */
const ListExport = ({ title, content, all, total, asked, selected, onClose }: ListExportProps) => {
  const { t } = useTranslation();
  const [format, setFormat] = useState<Format>('xlsx');
  const [which, setWhich] = useState<'selected' | 'all'>('selected');
  const [isAsked, setIsAsked] = useState(false);
  const elsewhere = useFileFromElsewhere(asked);
  const isOfSelected = which === 'selected' && selected !== undefined;
  const isTooMany = asked !== undefined && !isOfSelected && total > MOST_ROWS;
  if (isAsked) return <ListFile {...{ title, format, onClose }} sheet={isOfSelected ? selected.sheet : all} />;
  return (
    <DialogForm
      title={t('list.export')}
      submit={t(isTooMany ? 'list.exportPrepare' : 'list.export')}
      busy={elsewhere.busy}
      onSubmit={() => (isTooMany ? elsewhere.ask() : setIsAsked(true))}
      onClose={onClose}
    >
      {isTooMany && elsewhere.failure && <Alert type="error">{elsewhere.failure}</Alert>}
      <KeyValuePairs
        items={[
          {
            label: t('list.whichRows'),
            value: (
              <>
                {isOfSelected ? t('list.onlySelected', { count: selected.count }) : content.rows}
                {!isOfSelected && content.filters.map((filter) => <div key={filter}>{filter}</div>)}
              </>
            ),
          },
          { label: t('list.columns'), value: content.columns.join(', ') },
        ]}
      />
      {isTooMany ? t('list.exportElsewhere', { total }) : <FormatField format={format} onChange={setFormat} />}
      {selected && (
        <FormField label={t('list.exportOf')}>
          <RadioGroup
            value={which}
            items={[
              { value: 'selected', label: t('list.onlySelected', { count: selected.count }) },
              { value: 'all', label: t('list.allRows') },
            ]}
            onChange={({ detail }) => setWhich(detail.value === 'all' ? 'all' : 'selected')}
          />
        </FormField>
      )}
    </DialogForm>
  );
};

export default ListExport;
