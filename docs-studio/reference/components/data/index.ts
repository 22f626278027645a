/** Written by `npm run api:generate:studio`. The data of each component, by name, still to be parsed. */
import Autocomplete from './Autocomplete.json';
import Button from './Button.json';
import Chart from './Chart.json';
import Checkbox from './Checkbox.json';
import Container from './Container.json';
import DataGrid from './DataGrid.json';
import DatePicker from './DatePicker.json';
import FilePicker from './FilePicker.json';
import Form from './Form.json';
import Image from './Image.json';
import List from './List.json';
import Metric from './Metric.json';
import PageColumn from './PageColumn.json';
import PageRow from './PageRow.json';
import Paper from './Paper.json';
import Select from './Select.json';
import Spacer from './Spacer.json';
import Stack from './Stack.json';
import Tabs from './Tabs.json';
import Text from './Text.json';
import TextField from './TextField.json';

export const studioData: Record<string, unknown> = {
  Autocomplete,
  Button,
  Chart,
  Checkbox,
  Container,
  DataGrid,
  DatePicker,
  FilePicker,
  Form,
  Image,
  List,
  Metric,
  PageColumn,
  PageRow,
  Paper,
  Select,
  Spacer,
  Stack,
  Tabs,
  Text,
  TextField,
};
