import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import TokenGroup from '@cloudscape-design/components/token-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type ModelsFieldProps = { models: readonly string[]; onChange: (models: string[]) => void };

/**
 * Names of models, one after the other. The one that is being typed is among them from its first letter on: nothing has
 * to happen when the field is left, so that nothing moves under the pointer that leaves it.
 */
export const ModelsField = ({ models, onChange }: ModelsFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ text: '', counts: false });
  const isLast = typed.counts && models.at(-1) === typed.text.trim();
  const added = isLast ? models.slice(0, -1) : [...models];
  const isReplaced = typed.counts && !isLast; // with another draft

  const type = (text: string) => {
    const model = text.trim();
    const counts = model !== '' && !added.includes(model);
    setTyped({ text, counts });
    onChange(counts ? [...added, model] : added);
  };
  const add = () => setTyped({ text: '', counts: false });

  return (
    <div>
      <div className="add-line">
        <Input
          value={isReplaced ? '' : typed.text}
          placeholder={t('applications.form.modelPlaceholder')}
          autoComplete={false}
          onChange={({ detail }) => type(detail.value)}
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
        items={added.map((label) => ({ label, dismissLabel: t('applications.form.removeModel', { model: label }) }))}
        onDismiss={({ detail }) => onChange(models.filter((_, index) => index !== detail.itemIndex))}
      />
    </div>
  );
};
