import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function DemoContent() {
  const dialogs = useDialogs();

  // preview-start
  const askName = async () => {
    const name = await dialogs.prompt('What should we call you?', {
      title: 'Your name',
      okText: 'Continue',
    });

    if (name !== null) {
      await dialogs.alert(`Hello, ${name}!`, { title: 'Welcome' });
    }
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={askName}>
      Introduce yourself
    </Button>
  );
}

export default function PromptDialog() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
