import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import TokenGroup from '@cloudscape-design/components/token-group';
import { useState } from 'react';
import './form.css';

type ListFieldProps = {
  items: readonly string[];
  placeholder: string;
  addText: string;
  removeText: (item: string) => string;
  onChange: (items: string[]) => void;
};

/**
 * A list of texts. The text in the input is part of the list from its first letter, so that leaving the field changes
 * nothing and no element moves under the pointer.
 */
export const ListField = ({ items, placeholder, addText, removeText, onChange }: ListFieldProps) => {
  const [typed, setTyped] = useState({ text: '', counts: false });
  const isLast = typed.counts && items.at(-1) === typed.text.trim();
  const added = isLast ? items.slice(0, -1) : [...items];
  const isReplaced = typed.counts && !isLast; // a different draft was loaded

  const type = (text: string) => {
    const item = text.trim();
    const counts = item !== '' && !added.includes(item);
    setTyped({ text, counts });
    onChange(counts ? [...added, item] : added);
  };
  const add = () => setTyped({ text: '', counts: false });

  return (
    <div>
      <div className="add-line">
        <Input
          value={isReplaced ? '' : typed.text}
          placeholder={placeholder}
          autoComplete={false}
          onChange={({ detail }) => type(detail.value)}
          onKeyDown={(event) => {
            if (event.detail.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button formAction="none" onClick={add}>
          {addText}
        </Button>
      </div>
      <TokenGroup
        items={added.map((label) => ({ label, dismissLabel: removeText(label) }))}
        onDismiss={({ detail }) => onChange(items.filter((_, index) => index !== detail.itemIndex))}
      />
    </div>
  );
};
