import { createComponent } from '@toolpad/studio/browser';

interface GreetingProps {
  msg: string;
}

function Greeting({ msg }: GreetingProps) {
  return <div>{msg}</div>;
}

export default createComponent(Greeting, {
  argTypes: {
    msg: { type: 'string', default: 'Hello world!' },
  },
});
