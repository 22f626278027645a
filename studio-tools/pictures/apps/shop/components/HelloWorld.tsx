import { createComponent } from '@toolpad/studio/browser';

interface HelloWorldProps {
  msg: string;
  onMsgChange: (msg: string) => void;
}

function HelloWorld({ msg, onMsgChange }: HelloWorldProps) {
  return (
    <input aria-label="Message" value={msg} onChange={(event) => onMsgChange(event.target.value)} />
  );
}

export default createComponent(HelloWorld, {
  argTypes: {
    msg: { type: 'string', default: 'Hello world!', onChangeProp: 'onMsgChange' },
  },
});
