import * as React from 'react';

export type TransferField =
  'amount' | 'routingNumber' | 'ifscCode' | 'accountNumber' | 'accountType';

export type TransferValues = Record<TransferField, string>;

interface TransferForm {
  values: TransferValues;
  setValue: (field: TransferField, value: string) => void;
  reset: () => void;
}

const emptyValues: TransferValues = {
  amount: '',
  routingNumber: '',
  ifscCode: '',
  accountNumber: '',
  accountType: 'Checking',
};

const TransferContext = React.createContext<TransferForm | null>(null);

/** Holds the form. It sits above `DialogsProvider`, so that dialogs can read it. */
export function TransferProvider({ children }: { children: React.ReactNode }) {
  const [values, setValues] = React.useState(emptyValues);

  const form = React.useMemo<TransferForm>(
    () => ({
      values,
      setValue: (field, value) => setValues((previous) => ({ ...previous, [field]: value })),
      reset: () => setValues(emptyValues),
    }),
    [values],
  );

  return <TransferContext.Provider value={form}>{children}</TransferContext.Provider>;
}

export function useTransfer(): TransferForm {
  const form = React.useContext(TransferContext);
  if (!form) {
    throw new Error('useTransfer needs a TransferProvider above it');
  }
  return form;
}
