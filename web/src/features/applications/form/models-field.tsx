import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import TokenGroup from '@cloudscape-design/components/token-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type ModelsFieldProps = { models: readonly string[]; onChange: (models: string[]) => void };

/** Names of models, one after the other. What is typed and left counts as added. */
export const ModelsField = ({ models, onChange }: ModelsFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');

  const add = () => {
    const model = typed.trim();
    setTyped('');
    if (model && !models.includes(model)) onChange([...models, model]);
  };

  return (
    <div>
      <div className="add-line">
        <Input
          value={typed}
          placeholder={t('applications.form.modelPlaceholder')}
          autoComplete={false}
          onChange={({ detail }) => setTyped(detail.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.detail.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button formAction="none" onClick={add}>
          {t('applications.form.addModel')}
        </Button>
      </div>
      <TokenGroup
        items={models.map((label) => ({ label, dismissLabel: t('applications.form.removeModel', { model: label }) }))}
        onDismiss={({ detail }) => onChange(models.filter((_, index) => index !== detail.itemIndex))}
      />
    </div>
  );
};
