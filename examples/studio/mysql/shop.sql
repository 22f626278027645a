CREATE TABLE orders (
  id INT PRIMARY KEY AUTO_INCREMENT,
  customer VARCHAR(80) NOT NULL,
  product VARCHAR(80) NOT NULL,
  quantity INT NOT NULL,
  ordered_on DATE NOT NULL
);

INSERT INTO orders (customer, product, quantity, ordered_on) VALUES
  ('Ada Wong', 'Standing desk', 2, '2024-03-18'),
  ('Bruno Costa', 'Desk lamp', 5, '2024-03-21'),
  ('Chidi Okafor', 'Monitor arm', 3, '2024-04-02'),
  ('Dana Levi', 'Office chair', 4, '2024-04-15'),
  ('Ada Wong', 'Cable tray', 12, '2024-05-06');
