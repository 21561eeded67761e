"""What the product says, in every language: one Fluent catalogue per language and package."""
